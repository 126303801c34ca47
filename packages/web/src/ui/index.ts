/**
 * The parts of the kit that every page loads; the others are imported by their file, so that only the pages that use them load
 * them.
 */
export { Avatar } from './avatar.tsx';
export { Banner, type Tone } from './banner.tsx';
export { AnchorButton, Button, IconButton, buttonClass } from './button.tsx';
export { classes } from './classes.ts';
export { ConfirmDialog, Dialog, Sheet } from './dialog.tsx';
export { type Drawing, EmptyState, Nothing } from './empty-state.tsx';
export { Fault, FieldFault } from './fault.tsx';
export { PasswordField, SelectField, TextArea, TextField, bound } from './field.tsx';
export { Icon, type IconName } from './icon.tsx';
export {
  type BoxStyle,
  type ClassName,
  Box,
  Card,
  Grid,
  Heading,
  Hint,
  Paragraph,
  Row,
  Small,
  Stack,
  Text,
  box,
} from './layout.tsx';
export { Skeleton } from './skeleton.tsx';
export { Spinner } from './spinner.tsx';
export { Toaster, toast } from './toast.tsx';
