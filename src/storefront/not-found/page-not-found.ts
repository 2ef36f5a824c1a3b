import { data } from 'react-router';

/** Thrown by a loader whose page does not exist; the root shows the 404 page with this status. */
export function pageNotFound() {
  return data(null, { status: 404 });
}
