export const modelViewEn = {
  label: (name: string) => `3D model: ${name}`,
  labelWithSize: (name: string, size: Readonly<Record<'width' | 'depth' | 'height', string>>) =>
    `3D model: ${name}. ${size.width} wide, ${size.depth} deep, ${size.height} high`,
  help: 'Arrow keys turn the model, plus and minus zoom, R shows it as at first.',
  tools: '3D model',
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  closer: 'Zoom in',
  farther: 'Zoom out',
  reset: 'Show as at first',
  dimensions: 'Show dimensions',
  fullScreen: 'Full screen',
  close: 'Close the 3D model',
  asking: 'Your connection is slow, or set to save data. The 3D model needs about 300 kB.',
  load: 'Load it',
  loading: 'Loading the 3D model',
  progress: (loaded: number, total: number) => `${loaded} of ${total} kB`,
  ready: 'The 3D model is shown.',
  unsupported: 'This browser cannot show 3D models. The pictures show the product from several sides.',
  failed: 'The 3D model could not be loaded.',
  lost: 'The device has ended the 3D view.',
  retry: 'Try again',
  inRoom: 'View in your room',
  preparing: 'Preparing …',
  onPhone:
    'Point the camera of your phone at this code: the 3D model opens on the phone, and from there in your room.',
  qrCode: 'QR code with the address of this page',
};

export type ModelViewMessages = typeof modelViewEn;
