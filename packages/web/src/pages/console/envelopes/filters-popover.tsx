import { ENVELOPE_FLOW_TYPES } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Box, Button, Grid, Row, SelectField, Stack, TextField } from '../../../ui/index.ts';
import { Popover } from '../../../ui/popover.tsx';
import { labelsQuery } from '../model/label-queries.ts';
import { type ListSearch, filterCount, withoutFilters } from '../model/list-search.ts';
import styles from './filters-popover.module.css';
import { LabelChip } from './label-chip.tsx';
import { useEnvelopesText } from './text.ts';

export interface FiltersProps {
  search: ListSearch;
  onChange: (next: Partial<ListSearch>) => void;
}

/** The filters of the list apart from the search text; each change applies at once. */
export function FiltersPopover({ search, onChange }: FiltersProps) {
  const words = useEnvelopesText();
  const [open, setOpen] = useState(false);
  const count = filterCount(search);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={words.filters}
      trigger={<Button icon="filter" label={count === 0 ? words.filters : words.filtersOf(count)} />}
    >
      {open && (
        <Stack gap={4} p={4}>
          <Labels search={search} onChange={onChange} />
          <SelectField
            label={words.side}
            value={search.side}
            onChange={({ currentTarget: { value } }) => onChange({ side: value as ListSearch['side'] })}
            none={words.sides.any}
            options={[
              ['sent', words.sides.sent],
              ['received', words.sides.received],
            ]}
          />
          <SelectField
            label={words.flow}
            value={search.flow}
            onChange={({ currentTarget: { value } }) => onChange({ flow: value as ListSearch['flow'] })}
            none={words.flows.any}
            options={ENVELOPE_FLOW_TYPES.map((type) => [type, words.flows[type]])}
          />
          <Days
            legend={words.created}
            from={search.createdFrom}
            to={search.createdTo}
            onChange={(createdFrom, createdTo) => onChange({ createdFrom, createdTo })}
          />
          <Days
            legend={words.expires}
            from={search.expireFrom}
            to={search.expireTo}
            onChange={(expireFrom, expireTo) => onChange({ expireFrom, expireTo })}
          />
          {count > 0 && (
            <Button
              variant="quiet"
              icon="close"
              label={words.clear}
              onClick={() => onChange({ ...withoutFilters(search), search: search.search })}
            />
          )}
        </Stack>
      )}
    </Popover>
  );
}

function Labels({ search: { labels: chosen }, onChange }: FiltersProps) {
  const words = useEnvelopesText();
  const { data: labels = [] } = useQuery(labelsQuery);
  if (labels.length === 0) return null;
  return (
    <Box as="fieldset" className={styles.group}>
      <legend>{words.labels}</legend>
      <Stack overflowY="auto" className={styles.labels}>
        {labels.map(({ labelWsid, name, colour }) => (
          <Row as="label" key={labelWsid} gap={2.5} clickable className={styles.label}>
            <input
              type="checkbox"
              className={styles.box}
              checked={chosen.includes(labelWsid)}
              onChange={({ currentTarget: { checked } }) =>
                onChange({ labels: checked ? [...chosen, labelWsid] : chosen.filter((one) => one !== labelWsid) })
              }
            />
            <LabelChip name={name} colour={colour} />
          </Row>
        ))}
      </Stack>
    </Box>
  );
}

interface DaysProps {
  legend: string;
  from: string;
  to: string;
  onChange: (from: string, to: string) => void;
}
/** The end of a span is never before its start. */
function Days({ legend, from, to, onChange }: DaysProps) {
  const words = useEnvelopesText();
  return (
    <Box as="fieldset" className={styles.group}>
      <legend>{legend}</legend>
      <Grid columns={2} gap={2.5} className={styles.days}>
        <TextField
          type="date"
          label={words.fromDay}
          value={from}
          max={to || undefined}
          onChange={({ currentTarget: { value } }) => onChange(value, to !== '' && value > to ? value : to)}
        />
        <TextField
          type="date"
          label={words.toDay}
          value={to}
          min={from || undefined}
          onChange={({ currentTarget: { value } }) => onChange(value !== '' && value < from ? value : from, value)}
        />
      </Grid>
    </Box>
  );
}
