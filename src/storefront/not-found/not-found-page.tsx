import { pageNotFound } from './page-not-found.ts';

/** Catch-all route: responds with 404. */
export function loader(): never {
  throw pageNotFound();
}

export default function NotFoundPage() {
  return null;
}
