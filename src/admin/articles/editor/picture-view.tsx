import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { useId } from 'react';
import { imageAddress } from '#images/image-address.ts';
import { useArticlesTexts } from '../articles-texts.ts';
import { RemoveBlock } from './remove-block.tsx';

/** A picture within the text, with what it shows and its caption. */
export function PictureView({ node, selected, updateAttributes, deleteNode }: NodeViewProps) {
  const texts = useArticlesTexts();
  const id = useId();
  const { relativePath, alt, caption } = node.attrs as Record<'relativePath' | 'alt' | 'caption', string>;
  return (
    <NodeViewWrapper
      className={`my-4 rounded-card border bg-ground p-3 ${selected ? 'border-accent' : 'border-line'}`}
    >
      <div className="flex flex-wrap items-start gap-3" contentEditable={false}>
        <img
          src={imageAddress({ relativePath }, 600)}
          alt=""
          className="max-h-44 max-w-full rounded-control object-contain"
        />
        <div className="grid min-w-48 grow gap-2 text-sm">
          <label htmlFor={`${id}-alt`}>{texts.editor.pictureAlt}</label>
          <input
            id={`${id}-alt`}
            dir="auto"
            value={alt}
            maxLength={300}
            onChange={({ target }) => updateAttributes({ alt: target.value })}
            className="h-11 w-full rounded-control border border-line-strong bg-surface px-3"
          />
          <label htmlFor={`${id}-caption`}>{texts.editor.pictureCaption}</label>
          <input
            id={`${id}-caption`}
            dir="auto"
            value={caption}
            maxLength={300}
            onChange={({ target }) => updateAttributes({ caption: target.value })}
            className="h-11 w-full rounded-control border border-line-strong bg-surface px-3"
          />
        </div>
        <RemoveBlock label={texts.editor.removePicture} onRemove={deleteNode} />
      </div>
    </NodeViewWrapper>
  );
}
