import { LogoMark } from '../../../ui/logo.tsx';
import { Box, Grid, Row, Skeleton, Stack, Text } from '../../../ui/index.ts';
import bottom from './bottom-bar.module.css';
import layout from './signing-layout.module.css';
import styles from './opening-view.module.css';
import top from './top-bar.module.css';
import { useSignText } from './text.ts';

/** The bars and an empty page while the contract is loading, so that the layout does not shift (ux 31). */
export function OpeningView() {
  const text = useSignText();
  return (
    <Grid columns={1} overflow="hidden" className={layout.layout} aria-busy="true">
      <Row as="header" gap={2} py={2} px={5} borderBottom fill="paper" className={top.bar}>
        <Text rigid mr={1.5} className={top.mark}>
          <LogoMark size={30} />
        </Text>
        <Box grow minWidth={0}>
          <Skeleton width="min(320px, 70%)" height={20} />
        </Box>
      </Row>
      <Box as="main" fill="desk" overflow="hidden">
        <p className="visually-hidden" role="status">
          {text.loading}
        </p>
        <Stack gap={4} height="full" mx="auto" mt={4} fill="surface" shadow={1} className={styles.page}>
          {['55%', '100%', '96%', '100%', '88%', '100%', '70%'].map((width, index) => (
            <Skeleton key={index} width={width} height={index === 0 ? 26 : 13} />
          ))}
        </Stack>
      </Box>
      <Grid as="footer" gapY={3} gapX={6} align="center" borderTop fill="surface" className={bottom.bar}>
        <span />
        <span />
        <Row gap={3} align="stretch" justify="end" width="full" className={bottom.acts}>
          <Skeleton height={52} radius={12} />
        </Row>
      </Grid>
    </Grid>
  );
}
