import type { CallContract, WithUpload } from '#api/http/contract.ts';
import { ApiCallError } from './api-call-error.ts';
import { callAddress } from './call-address.ts';
import type { CallAnswer, CallInput } from './call-api.ts';

interface UploadOptions {
  /** Called with the fraction that is sent, from 0 to 1. */
  readonly onProgress?: (part: number) => void;
}

/** Uploads a file as the raw request body. With XMLHttpRequest, because `fetch` reports no upload progress. */
export function uploadFile<C extends CallContract & WithUpload>(
  contract: C,
  { query }: Pick<CallInput<C>, never> & { readonly query?: object },
  file: Blob,
  { onProgress }: UploadOptions = {},
): Promise<CallAnswer<C>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(contract.method.toUpperCase(), callAddress(contract.path, { query }));
    request.responseType = 'json';
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Accept-Language', document.documentElement.lang);
    request.setRequestHeader('Content-Type', file.type);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(loaded / total));
    request.addEventListener('load', () => {
      if (request.status >= 400) reject(new ApiCallError(request.status, request.response));
      else resolve(request.response as CallAnswer<C>);
    });
    request.addEventListener('error', () => reject(new TypeError('the connection was lost')));
    request.send(file);
  });
}
