/** Days after which somebody should say again that an advert holds: it was not changed, confirmed or fed since. */
export const unconfirmedDays = 60;

/** What an agent says of an advert that nobody touched for long. */
export const advertAnswers = ['available', 'gone', 'price'] as const;
export type AdvertAnswer = (typeof advertAnswers)[number];
