import type { Fields } from '#shared/contract/fields.ts';
import { attributeOf, childrenOf, elementAt, isYesAt, textAt, textOf, textsByLanguage } from '../../input/xmlFields.ts';
import type { XmlElement } from '../../input/xmlElements.ts';

interface Image {
  /** Of its id, by which the images of a home are sorted; version 2.1 marks the first as `primary`. */
  order: number;
  fields: Fields & { url: string };
}

function readImage(image: XmlElement, position: number): Image[] {
  const url = textAt(image, 'url') ?? textOf(image);
  if (url === '') return [];
  const id = Number(attributeOf(image, 'id') ?? NaN);
  const tags = childrenOf(elementAt(image, 'tags'), 'tag').map((tag) => textOf(tag).toLowerCase());
  const alt = textsByLanguage(elementAt(image, 'title'));
  return [
    {
      order: isYesAt(image, 'primary') ? -1 : Number.isNaN(id) ? position + 1 : id,
      fields: { url, ...(tags.includes('floorplan') ? { type: 'plan' } : {}), ...(alt === undefined ? {} : { alt }) },
    },
  ];
}

/** `images` in their order, each address once. */
export function readImages(images: XmlElement | undefined): Fields[] {
  const sorted = childrenOf(images, 'image')
    .flatMap(readImage)
    .toSorted((a, b) => a.order - b.order);
  const byUrl = new Map<string, Fields>();
  for (const { fields } of sorted) if (!byUrl.has(fields.url)) byUrl.set(fields.url, fields);
  return [...byUrl.values()];
}
