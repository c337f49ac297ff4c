/** Maximum number of images per upload [CONST-10]. */
export const MAX_IMAGES = 3;
