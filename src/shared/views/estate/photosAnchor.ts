/** The anchor of all the photos of a listing's page: without JavaScript the link to it lays them all out (`:target`). */
export const photosAnchor = 'photos';
