import { useState } from 'react';
import { BuyPackage } from './buy-package.tsx';
import type { PackageInLanguage } from './package-data.ts';
import { PackageParts } from './package-parts.tsx';
import { PackagePictures } from './package-pictures.tsx';

/** Pictures, parts and what can be done with them. The number of packages counts for all of it. */
export function PackageContents({ contents }: { readonly contents: PackageInLanguage }) {
  const [packages, setPackages] = useState(1);
  const { parts } = contents;
  const pictures = parts.flatMap(({ product }) => product?.picture ?? []);
  return (
    <div className="mt-6 grid gap-x-16 gap-y-8 lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_1fr]">
      {pictures.length > 0 && (
        <PackagePictures
          pictures={pictures}
          sizes="(min-width: 64rem) 40vw, 75vw"
          isFirst
          className="aspect-[16/10] rounded-panel print:hidden"
        />
      )}
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <BuyPackage contents={contents} packages={packages} onPackages={setPackages} />
      </div>
      <div className="lg:col-start-1">
        <PackageParts contents={contents} packages={packages} />
      </div>
    </div>
  );
}
