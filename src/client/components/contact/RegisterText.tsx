import type { RegisterLine } from '#shared/views/registerLine.ts';

/** A line about an entry in a public register of estate agents; it leads to the register where its page is known. */
export function RegisterText({ register: { url }, children }: { register: RegisterLine; children: string }) {
  if (url === undefined) return <span>{children}</span>;
  return (
    <a href={url} target="_blank" rel="noopener external">
      {children}
    </a>
  );
}
