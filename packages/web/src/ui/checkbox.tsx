import type { InputHTMLAttributes, ReactNode } from 'react';
import { Grid, Row, Text, box } from './layout.tsx';
import styles from './checkbox.module.css';
import { Icon } from './icon.tsx';

export const Checkbox = ({ label, ...input }: InputHTMLAttributes<HTMLInputElement> & { label: ReactNode }) => (
  <Row as="label" gap={1} align="start" minHeight="touch" py={2} clickable>
    <Text position="relative" rigid className={styles.holder}>
      <input {...input} type="checkbox" className={box({ coverInput: true }, styles.input)} />
      <Grid as="span" center position="absolute" radius="xs" fill="surface" className={styles.box}>
        <Icon name="check" size={14} />
      </Grid>
    </Text>
    <span>{label}</span>
  </Row>
);
