import type { ImageStore } from '#images/image-store.ts';
import { deriveTopView } from './derive-top-view.ts';
import { type TopView, topViewVersion } from './top-view.ts';

type Models = Pick<ImageStore, 'readOfModel'>;

/** The view of a model from above as JSON, derived when it is first asked for; undefined: there is no such model. */
export function readTopViewJson(
  models: Models,
  model: string,
  beforeWork?: () => Promise<void>,
): Promise<Buffer | undefined> {
  return models.readOfModel(
    model,
    {
      version: `above-${topViewVersion}`,
      make: (file) => Buffer.from(JSON.stringify(deriveTopView(file))),
    },
    beforeWork,
  );
}

/** The views of models, by their addresses. */
export async function readTopViews(
  models: Models,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, TopView>> {
  const read = await Promise.all(
    [...new Set(addresses)].map(async (model) => [model, await readTopViewJson(models, model)] as const),
  );
  return new Map(
    read.flatMap(([model, json]) => (json ? [[model, JSON.parse(json.toString()) as TopView]] : [])),
  );
}
