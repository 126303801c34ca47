/** The pages are a separate application; other packages import nothing from here but the id of its root element. */
export const ROOT_ELEMENT_ID = 'root';
