import { pageNotFound } from './page-not-found.ts';

/** The route of every path that no other route knows. */
export function loader(): never {
  throw pageNotFound();
}

export default function NotFoundPage() {
  return null;
}
