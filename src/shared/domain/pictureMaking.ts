/**
 * How a picture of a home was made, where its file or its source says that it is not what a camera saw. Nothing said is
 * nothing known: such a picture has no mark, and no claim to be real.
 */
export const pictureMakings = ['render', 'virtually_furnished', 'machine'] as const;
export type PictureMaking = (typeof pictureMakings)[number];

/**
 * Codes of IPTC's Digital Source Type (https://cv.iptc.org/newscodes/digitalsourcetype/) that are marked. Captures,
 * scans, edits by hand and a camera's own corrections are not.
 */
const makingByCode: Readonly<Record<string, PictureMaking>> = {
  trainedAlgorithmicMedia: 'machine',
  compositeWithTrainedAlgorithmicMedia: 'machine',
  compositeSynthetic: 'machine',
  algorithmicMedia: 'machine',
  virtualRecording: 'machine',
  digitalCreation: 'render',
  digitalArt: 'render',
};

/** @param code as a file has it; another than the known ones says nothing */
export const makingOfCode = (code: string | null): PictureMaking | undefined =>
  code !== null && Object.hasOwn(makingByCode, code) ? makingByCode[code] : undefined;
