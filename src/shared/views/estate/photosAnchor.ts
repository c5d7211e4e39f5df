/** The anchor of all photos of a listing's page: without JavaScript the link to it lays them all out (`:target`). */
export const photosAnchor = 'photos';
