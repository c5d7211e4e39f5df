import sharp from 'sharp';
import { makingOfCode } from '#shared/domain/pictureMaking.ts';
import { digitalSourceOf } from './digitalSourceOf.ts';
import { makeMaster, readOriginal } from './makeMaster.ts';

const address = 'http://cv.iptc.org/newscodes/digitalsourcetype/';
const packetOf = (attributes: string, elements = ''): string =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" ${attributes}>${elements}</rdf:Description></rdf:RDF></x:xmpmeta>`;
const stated = (code: string): string => packetOf(`Iptc4xmpExt:DigitalSourceType="${address}${code}"`);

it.each([
  [stated('trainedAlgorithmicMedia'), 'machine'],
  [stated('compositeWithTrainedAlgorithmicMedia'), 'machine'],
  [stated('compositeSynthetic'), 'machine'],
  [stated('digitalCreation'), 'render'],
  [
    packetOf('', `<Iptc4xmpExt:DigitalSourceType>${address}algorithmicMedia</Iptc4xmpExt:DigitalSourceType>`),
    'machine',
  ],
  [packetOf('', `<Iptc4xmpExt:DigitalSourceType rdf:resource="${address}virtualRecording"/>`), 'machine'],
  // What a camera made, what nobody has heard of, and nothing: no mark, and no claim.
  [stated('digitalCapture'), undefined],
  [stated('computationalCapture'), undefined],
  [stated('minorHumanEdits'), undefined],
  [stated('constructor'), undefined],
  [packetOf('Iptc4xmpExt:DigitalSourceType="trainedAlgorithmicMedia of my own"'), undefined],
  [packetOf('', `<dc:source>${address}trainedAlgorithmicMedia</dc:source>`), undefined],
  ['', undefined],
  // Entities are not expanded, and what stands far behind is not looked for.
  [
    `<!DOCTYPE x [<!ENTITY a "${'ha'.repeat(500)}"><!ENTITY b "${'&a;'.repeat(500)}">]>${packetOf('', '&b;')}`,
    undefined,
  ],
  [' '.repeat(600 * 1024) + stated('trainedAlgorithmicMedia'), undefined],
])('%.40s…', (xmp, making) => {
  expect(makingOfCode(digitalSourceOf(Buffer.from(xmp), Buffer.alloc(0)))).toBe(making);
});

const drawn = () => sharp({ create: { width: 20, height: 10, channels: 3, background: '#987' } });

it.each(['jpeg', 'png', 'webp', 'avif'] as const)('is read of a %s, whose master has no metadata', async (format) => {
  const original = await drawn().withXmp(stated('trainedAlgorithmicMedia')).toFormat(format).toBuffer();
  expect((await readOriginal(original)).sourceType).toBe('trainedAlgorithmicMedia');
  const master = await makeMaster(original);
  expect((await sharp(master).metadata()).xmp).toBeUndefined();
  expect((await readOriginal(await drawn().toFormat(format).toBuffer())).sourceType).toBeNull();
});

const cborText = (text: string) => Buffer.concat([Buffer.from([0x78, text.length]), Buffer.from(text)]);

/** A JPEG with a segment as Content Credentials have, of actions that state these codes. */
async function withCredentials(...codes: string[]): Promise<Buffer> {
  const jpeg = await drawn().jpeg().toBuffer();
  const actions = codes.map((code) =>
    // The next key begins with a byte that is a letter.
    Buffer.concat([
      Buffer.from('factionlc2pa.createdqdigitalSourceType'),
      cborText(address + code),
      Buffer.from('rall'),
    ]),
  );
  const content = Buffer.concat([Buffer.from('JP\0\x01\0\0\0\x01jumbjumdc2pa'), ...actions]);
  const length = content.length + 2;
  return Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xeb, length >> 8, length & 255]),
    content,
    jpeg.subarray(2),
  ]);
}

it.each([
  [['trainedAlgorithmicMedia'], 'trainedAlgorithmicMedia'],
  [['digitalCapture', 'compositeWithTrainedAlgorithmicMedia'], 'compositeWithTrainedAlgorithmicMedia'],
  // A camera signs as well.
  [['digitalCapture'], 'digitalCapture'],
  [[], null],
])('Content Credentials with %j', async (codes, expected) => {
  expect((await readOriginal(await withCredentials(...codes))).sourceType).toBe(expected);
});

test('credentials that are cut off say nothing', async () => {
  const whole = await withCredentials('trainedAlgorithmicMedia');
  const cut = whole.subarray(0, whole.indexOf('digitalSourceType') + 20);
  expect(digitalSourceOf(undefined, cut)).toBeNull();
});
