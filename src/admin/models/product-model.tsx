import { lazy, Suspense, useId, useState } from 'react';
import { useFormStore, useFormValue } from '#ui/forms/form-context.ts';
import type { ProductValues } from '../catalogue/product-form-values.ts';
import { staffButton } from '../components/staff-button.ts';
import { FormSection } from '../forms/form-fields.tsx';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { useModelViewTexts, useProductModelTexts } from './product-model-texts.ts';
import { useModelUpload } from './use-model-upload.ts';

const ModelStage = lazy(async () => ({
  default: (await import('#ui/model-viewer/model-stage.tsx')).ModelStage,
}));

/** The 3D model of a product: uploaded, shown as visitors see it, replaced and removed. */
export function ProductModel() {
  const texts = useProductModelTexts();
  const viewer = useModelViewTexts();
  const locale = useStaffLocale();
  const form = useFormStore<ProductValues>();
  const model = useFormValue((values: ProductValues) => values.model);
  const name = useFormValue((values: ProductValues) =>
    locale === 'ar' ? values.translations.ar.name || values.name : values.name,
  );
  const [isShown, setShown] = useState(false);
  const [stored, setStored] = useState<string>();
  const inputId = useId();
  const upload = useModelUpload(({ address, size }) => {
    form.setValues({ model: address });
    setStored(texts.stored(size.width, size.depth, size.height));
    setShown(true);
  });

  return (
    <FormSection title={texts.title} intro={texts.intro}>
      {model === null && <p className="text-sm text-ink-soft">{texts.none}</p>}
      {model !== null && isShown && (
        <div className="relative aspect-square w-full max-w-md">
          <Suspense>
            <ModelStage
              key={model}
              model={model}
              name={name}
              lengths={null}
              texts={viewer}
              takesFocus={false}
              onClose={() => setShown(false)}
            />
          </Suspense>
        </div>
      )}
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {upload.isRunning ? texts.uploading : model !== null && stored}
      </p>
      {upload.errorText && (
        <p role="alert" className="text-sm text-negative">
          {upload.errorText}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {model !== null && !isShown && (
          <button type="button" className={staffButton('secondary')} onClick={() => setShown(true)}>
            {texts.preview}
          </button>
        )}
        <label
          htmlFor={inputId}
          className={staffButton('secondary', 'cursor-pointer has-focus-visible:outline-2')}
        >
          {model === null ? texts.add : texts.replace}
          <input
            id={inputId}
            type="file"
            accept=".glb,model/gltf-binary"
            disabled={upload.isRunning}
            className="sr-only"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              event.target.value = '';
              if (file) void upload.send(file, form.values.dimensions);
            }}
          />
        </label>
        {model !== null && (
          <button
            type="button"
            className={staffButton('quiet')}
            onClick={() => form.setValues({ model: null })}
          >
            {texts.remove}
          </button>
        )}
      </div>
      <p className="text-sm text-ink-faint">{texts.rules}</p>
    </FormSection>
  );
}
