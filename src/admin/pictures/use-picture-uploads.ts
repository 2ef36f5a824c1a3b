import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { uploadImageContract } from '#api/staff/images/images.contract.ts';
import { ApiCallError } from '#api-client/api-call-error.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { announceChange } from '#api-client/catalogue-changes.ts';
import { uploadFile } from '#api-client/upload-file.ts';
import type { UploadCategory } from '#domain/pictures/picture-library.ts';
import { useSessionEnd } from '../session/use-session-end.ts';
import { usePictureTexts } from './picture-texts.ts';
import { PictureError, resizePicture } from './resize-picture.ts';

export type StoredPicture = DataOf<typeof uploadImageContract>;

export interface RunningUpload {
  readonly id: number;
  readonly name: string;
  /** From 0 to 1. */
  readonly part: number;
  readonly errorText?: string;
}

interface PictureUploads {
  readonly running: readonly RunningUpload[];
  readonly add: (files: Iterable<File>) => void;
  /** Removes a failed upload from the list. */
  readonly dismiss: (id: number) => void;
}

/** Uploads files one after the other, each with its own progress and error. */
export function usePictureUploads(
  category: UploadCategory,
  onStored: (picture: StoredPicture) => void,
): PictureUploads {
  const [running, setRunning] = useState<readonly RunningUpload[]>([]);
  const client = useQueryClient();
  const texts = usePictureTexts();
  const endSession = useSessionEnd();
  const last = useRef(0);
  const queue = useRef(Promise.resolve());
  const change = useCallback((id: number, changes: Partial<RunningUpload>) => {
    setRunning((list) => list.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
  }, []);
  const dismiss = useCallback(
    (id: number) => setRunning((list) => list.filter((upload) => upload.id !== id)),
    [],
  );

  const send = async (id: number, file: File) => {
    try {
      const shrunk = await resizePicture(file);
      const { data } = await uploadFile(
        uploadImageContract,
        {
          query: {
            name: file.name || 'picture',
            originalType: file.type,
            originalSize: String(file.size),
            category,
          },
        },
        shrunk,
        { onProgress: (part) => change(id, { part }) },
      );
      announceChange(client, uploadImageContract.path);
      dismiss(id);
      onStored(data);
    } catch (error) {
      if (error instanceof ApiCallError && error.code === 'not_signed_in') endSession();
      change(id, { errorText: explained(error) });
    }
  };

  function explained(error: unknown): string {
    if (error instanceof PictureError) return texts.problems[error.problem];
    return (error instanceof ApiCallError && error.explanation) || texts.problems.notUploaded;
  }

  return {
    running,
    dismiss,
    add: (files) => {
      for (const file of files) {
        last.current += 1;
        const id = last.current;
        setRunning((list) => [...list, { id, name: file.name || texts.pasted, part: 0 }]);
        queue.current = queue.current.then(() => send(id, file));
      }
    },
  };
}
