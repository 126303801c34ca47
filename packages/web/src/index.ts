/** The pages are an application of their own; other packages take nothing from here but the name of its root element. */
export const ROOT_ELEMENT_ID = 'root';
