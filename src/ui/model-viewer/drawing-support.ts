interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** What takes many bytes is asked first. */
export function isSlowConnection(): boolean {
  const { connection } = navigator as { readonly connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

/** Whether this browser draws in three dimensions, asked before anything is loaded. */
export function canDraw(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
