/** The id of the block with the form of an enquiry: where links lead without scripts. */
export const enquiryId = 'contact';

/** The id inside the block by which a link asks for a visit. */
export const visitId = 'visit';
