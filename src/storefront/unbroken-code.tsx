interface UnbrokenCodeProps {
  readonly text: string;
  /** A number within it, such as QT-7K4M-2QXD, whose hyphens are no place to break the line. */
  readonly code: string;
}

export function UnbrokenCode({ text, code }: UnbrokenCodeProps) {
  const [before, ...after] = text.split(code);
  return (
    <>
      {before}
      <bdi dir="ltr" className="whitespace-nowrap">
        {code}
      </bdi>
      {after.join(code)}
    </>
  );
}
