import { serialiseState } from '#shared/state/serialise.ts';

/** A node of schema.org's vocabulary, without its context. */
export type JsonLdNode = { readonly '@type': string } & Readonly<Record<string, unknown>>;

/**
 * Structured data (docs/product.md#search-engines), for those who read pages and do not look at them. Not executed, so
 * the content security policy lets it be.
 */
export function JsonLd({ data }: { data: readonly JsonLdNode[] }) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: serialiseState({ '@context': 'https://schema.org', '@graph': data }) }}
    />
  );
}
