const headEnd = Buffer.from('\r\n\r\n');

/** The length of the first whole HTTP/1.1 response in these bytes, or null while a part is missing. */
export function completeResponseLength(bytes: Buffer): number | null {
  const headLength = bytes.indexOf(headEnd);
  if (headLength < 0) return null;
  const bodyStart = headLength + headEnd.length;
  const head = bytes.toString('latin1', 0, headLength).toLowerCase();
  const length = /\r\ncontent-length: *(\d+)/.exec(head)?.[1];
  if (length !== undefined) {
    const end = bodyStart + Number(length);
    return bytes.length >= end ? end : null;
  }
  if (head.includes('\r\ntransfer-encoding: chunked')) return endOfChunks(bytes, bodyStart);
  throw new Error('a response has neither Content-Length nor chunked encoding');
}

function endOfChunks(bytes: Buffer, start: number): number | null {
  let position = start;
  while (true) {
    const lineEnd = bytes.indexOf('\r\n', position);
    if (lineEnd < 0) return null;
    const size = Number.parseInt(bytes.toString('latin1', position, lineEnd), 16);
    position = lineEnd + 2 + size + 2;
    if (position > bytes.length) return null;
    if (size === 0) return position;
  }
}
