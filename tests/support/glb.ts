interface MadeModel {
  /** In metres. */
  readonly width?: number;
  readonly height?: number;
  readonly depth?: number;
  /** A PNG file that the model has inside. */
  readonly texture?: Buffer;
  /** Merged over the document. */
  readonly json?: Readonly<Record<string, unknown>>;
}

/** A box as a GLB file, standing on the floor. */
export function makeGlb({
  width = 1.6,
  height = 0.74,
  depth = 0.8,
  texture,
  json = {},
}: MadeModel = {}): Buffer {
  const sides = [
    [-width / 2, 0, -depth / 2],
    [width / 2, height, depth / 2],
  ] as const;
  const corners = [0, 1].flatMap((x) =>
    [0, 1].flatMap((y) => [0, 1].map((z) => [sides[x]?.[0] ?? 0, sides[y]?.[1] ?? 0, sides[z]?.[2] ?? 0])),
  );
  // Each face by four corners, numbered by x, y and z in binary.
  const faces = [
    [0, 1, 3, 2],
    [4, 6, 7, 5],
    [0, 4, 5, 1],
    [2, 3, 7, 6],
    [0, 2, 6, 4],
    [1, 5, 7, 3],
  ];
  const triangles = faces.flatMap(([a = 0, b = 0, c = 0, d = 0]) => [a, b, c, a, c, d]);
  const boxBytes = corners.length * 12 + triangles.length * 2;
  const binary = Buffer.alloc(boxBytes + (texture?.byteLength ?? 0));
  texture?.copy(binary, boxBytes);
  for (const [index, value] of corners.flat().entries()) binary.writeFloatLE(value, index * 4);
  for (const [index, value] of triangles.entries())
    binary.writeUInt16LE(value, corners.length * 12 + index * 2);
  return asGlb(
    {
      asset: { version: '2.0' },
      scene: 0,
      scenes: [{ nodes: [0] }],
      nodes: [{ mesh: 0, name: 'product' }],
      meshes: [{ primitives: [{ attributes: { POSITION: 0 }, indices: 1, material: 0 }] }],
      materials: [{ pbrMetallicRoughness: { baseColorFactor: [0.2, 0.4, 0.3, 1], metallicFactor: 0 } }],
      buffers: [{ byteLength: binary.byteLength }],
      bufferViews: [
        { buffer: 0, byteLength: corners.length * 12 },
        { buffer: 0, byteOffset: corners.length * 12, byteLength: triangles.length * 2 },
        ...(texture ? [{ buffer: 0, byteOffset: boxBytes, byteLength: texture.byteLength }] : []),
      ],
      ...(texture && { images: [{ bufferView: 2, mimeType: 'image/png' }] }),
      accessors: [
        { bufferView: 0, componentType: 5126, count: 8, type: 'VEC3', min: sides[0], max: sides[1] },
        { bufferView: 1, componentType: 5123, count: triangles.length, type: 'SCALAR' },
      ],
      ...json,
    },
    binary,
  );
}

function asGlb(json: object, binary: Buffer): Buffer {
  const text = JSON.stringify(json);
  const chunks = [
    chunk('JSON', Buffer.from(text.padEnd(Math.ceil(text.length / 4) * 4))),
    chunk('BIN\0', Buffer.concat([binary, Buffer.alloc(-binary.byteLength & 3)])),
  ];
  const header = Buffer.alloc(12);
  header.write('glTF', 'latin1');
  header.writeUInt32LE(2, 4);
  header.writeUInt32LE(12 + chunks.reduce((sum, { byteLength }) => sum + byteLength, 0), 8);
  return Buffer.concat([header, ...chunks]);
}

function chunk(type: string, bytes: Buffer): Buffer {
  const header = Buffer.alloc(8);
  header.writeUInt32LE(bytes.byteLength, 0);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, bytes]);
}
