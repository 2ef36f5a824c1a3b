interface UnbrokenCodeProps {
  readonly text: string;
  /** A reference within the text, such as QT-7K4M-2QXD, whose hyphens must not break the line. */
  readonly code: string;
}

/** A text with a reference in it that is never broken at the end of a line. */
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
