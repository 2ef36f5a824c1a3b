import { pageServices } from '../page-services.ts';
import type { Route } from './+types/robots-resource';
import { robotsRules } from './robots.ts';
import { textAnswer } from './text-answer.ts';

/** /robots.txt */
export function loader({ context }: Route.LoaderArgs) {
  return textAnswer(robotsRules(context.get(pageServices).environment.publicUrl), 'text/plain');
}
