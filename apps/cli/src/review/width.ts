/** Columns of a review, which is read as a page. */
export const WIDTH = 78;
