import type { Ref } from 'react';

interface PictureInputProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  onFile: (file: File) => void;
}
/** A hidden input for a picture, which a button opens. */
export const PictureInput = ({ ref, label, onFile }: PictureInputProps) => (
  <input
    ref={ref}
    type="file"
    hidden
    accept="image/png,image/jpeg"
    aria-label={label}
    onChange={(event) => {
      const file = event.currentTarget.files?.[0];
      event.currentTarget.value = '';
      if (file) onFile(file);
    }}
  />
);
