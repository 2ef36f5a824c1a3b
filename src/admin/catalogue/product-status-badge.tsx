import type { ProductStatus } from '#primitives/status/product-status.ts';
import { Badge } from '../components/badge.tsx';
import { useProductStatusTexts } from './product-status-texts.ts';

const tones = { draft: 'waiting', live: 'positive', discontinued: 'neutral' } as const;

export function ProductStatusBadge({ status }: { readonly status: ProductStatus }) {
  const texts = useProductStatusTexts();
  return <Badge tone={tones[status]}>{texts.names[status]}</Badge>;
}
