import { useState } from 'react';
import { uploadModelContract } from '#api/staff/models/models.contract.ts';
import { ApiCallError } from '#api-client/api-call-error.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { uploadFile } from '#api-client/upload-file.ts';
import { useSessionEnd } from '../session/use-session-end.ts';
import { useProductModelTexts } from './product-model-texts.ts';

type StoredModel = DataOf<typeof uploadModelContract>;
type Dimensions = Readonly<Record<'width' | 'depth' | 'height', number | null>>;

/** Sends a file with the dimensions that the form states, and says what the server found wrong with it. */
export function useModelUpload(onStored: (model: StoredModel) => void) {
  const [isRunning, setRunning] = useState(false);
  const [errorText, setErrorText] = useState<string>();
  const texts = useProductModelTexts();
  const endSession = useSessionEnd();

  async function send(file: File, { width, depth, height }: Dimensions): Promise<void> {
    setRunning(true);
    setErrorText(undefined);
    try {
      // Browsers know no type for the ending.
      const glb = new Blob([file], { type: 'model/gltf-binary' });
      const query = width && depth && height ? sides({ width, depth, height }) : {};
      onStored((await uploadFile(uploadModelContract, { query }, glb)).data);
    } catch (error) {
      if (error instanceof ApiCallError && error.code === 'not_signed_in') endSession();
      setErrorText(explained(error));
    } finally {
      setRunning(false);
    }
  }

  function explained(error: unknown): string {
    if (!(error instanceof ApiCallError)) return texts.notUploaded;
    return error.fields[0]?.message ?? error.explanation ?? texts.notUploaded;
  }

  return { isRunning, errorText, send };
}

function sides(dimensions: Readonly<Record<'width' | 'depth' | 'height', number>>) {
  return Object.fromEntries(Object.entries(dimensions).map(([side, length]) => [side, String(length)]));
}
