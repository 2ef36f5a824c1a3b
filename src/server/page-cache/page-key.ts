/** What advertisements and mailings add to an address. No page shows anything else because of them. */
const adParameter =
  /^(utm_\w+|gclid|gbraid|wbraid|dclid|gad_\w+|srsltid|fbclid|msclkid|ttclid|twclid|li_fat_id|sccid|igshid|yclid|mc_[ce]id|_ga|_gl)$/i;

/** The address by which a page is kept: a campaign's visitors all get the page that is there already. */
export function pageKey(pathAndQuery: string): string {
  const start = pathAndQuery.indexOf('?');
  if (start === -1) return pathAndQuery;
  const parameters = pathAndQuery.slice(start + 1).split('&');
  const kept = parameters.filter((parameter) => !adParameter.test(nameOf(parameter)));
  if (kept.length === parameters.length) return pathAndQuery;
  const path = pathAndQuery.slice(0, start);
  return kept.length > 0 ? `${path}?${kept.join('&')}` : path;
}

function nameOf(parameter: string): string {
  const end = parameter.indexOf('=');
  return end === -1 ? parameter : parameter.slice(0, end);
}

/** So that the page is the one that is kept for everybody. */
export function withoutAdParameters(request: Request): Request {
  if (request.method !== 'GET') return request;
  const { origin } = new URL(request.url);
  const path = request.url.slice(origin.length);
  const key = pageKey(path);
  return key === path ? request : new Request(origin + key, request);
}
