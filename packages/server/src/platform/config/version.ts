/** The version of the product, as in package.json. */
export const PRODUCT_VERSION = '0.1.0';
