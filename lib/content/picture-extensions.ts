/** How the files of pictures end, of every format that a page may show. */
export const pictureExtensions = ['svg', 'png', 'jpg', 'jpeg', 'gif', 'webp', 'avif'];
