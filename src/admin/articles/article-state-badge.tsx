import type { ArticleState } from '#primitives/status/article-status.ts';
import { Badge, type BadgeTone } from '../components/badge.tsx';
import { useArticlesTexts } from './articles-texts.ts';

const tones: Record<ArticleState, BadgeTone> = {
  draft: 'neutral',
  scheduled: 'accent',
  published: 'positive',
  unpublished: 'negative',
};

export function ArticleStateBadge({ state }: { readonly state: ArticleState }) {
  return <Badge tone={tones[state]}>{useArticlesTexts().states[state]}</Badge>;
}
