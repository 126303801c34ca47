// Decodes, draws and stores pictures.
export { encodeIndexedPng, encodePng } from './encode-png.ts';
export { readImageHeader } from './image-header.ts';
export { type Pixels, decodeImage, decodePicture, pixelsToJpeg, pixelsToPng } from './images.ts';
export { drawInk } from './ink.ts';
export { bytesOfDataUri, keepPicture } from './keep-picture.ts';
export {
  type PictureKind,
  type PictureRow,
  deletePicture,
  erasePicturesOf,
  findPicture,
  listPictures,
} from './picture-store.ts';
export { readInk, strokesOfField } from './read-ink.ts';
export { readPicture } from './read-picture.ts';
