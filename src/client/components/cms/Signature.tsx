import type { QuoteData } from './homeBlocks.ts';

/** Who says a quote, as a link to where they said it, where the CMS knows that. */
export function Signature({ quote: { signature, href } }: { quote: QuoteData }) {
  if (href === undefined) return <figcaption>{signature}</figcaption>;
  const elsewhere = href.startsWith('/') ? {} : { target: '_blank', rel: 'noopener external' };
  return (
    <figcaption>
      <a href={href} {...elsewhere}>
        {signature}
      </a>
    </figcaption>
  );
}
