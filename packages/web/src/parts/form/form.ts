/** A form in a sheet, and its fields. The light pages, which do not have the script of the console, import the files that they need. */
export { FormSheet } from './form-sheet.tsx';
export { type Form, useChosen, useForm, useTyped } from './use-form.ts';
