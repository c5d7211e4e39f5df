/**
 * On all that is made with what browsers may know (siteIn): pages, their pictures, answers to assistants. It is purged
 * when the API has more or less than before.
 */
export const capabilitiesTag = 'capabilities';
