import { useModelViewMessages } from '#i18n/messages/model-view-messages.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { ModelStage } from '#ui/model-viewer/model-stage.tsx';
import { RoomButton } from './room-button.tsx';

const millimetresInCentimetre = 10;

export interface ProductModel {
  /** Address of the GLB. */
  readonly address: string;
  /** Of the product. */
  readonly name: string;
  /** In millimetres. */
  readonly dimensions: { readonly width: number; readonly depth: number; readonly height: number } | null;
}

interface ModelViewProps {
  readonly model: ProductModel;
  readonly takesFocus: boolean;
  readonly onClose: () => void;
}

/** The 3D model of a product, over its pictures. */
export function ModelView({ model: { address, name, dimensions }, takesFocus, onClose }: ModelViewProps) {
  const { centimetres } = useMessages().catalogue;
  const texts = useModelViewMessages();
  const inWords = (length: number) => centimetres(String(length / millimetresInCentimetre));
  return (
    <ModelStage
      model={address}
      name={name}
      lengths={
        dimensions && {
          width: inWords(dimensions.width),
          depth: inWords(dimensions.depth),
          height: inWords(dimensions.height),
        }
      }
      texts={texts}
      takesFocus={takesFocus}
      onClose={onClose}
    >
      {(scene) => <RoomButton scene={scene} model={address} name={name} />}
    </ModelStage>
  );
}
