import React, {type ComponentProps, type ReactNode} from 'react';

/*
 * The parts of a table with explicit roles. Safari before 17 drops the roles that a table has by itself as soon as CSS
 * changes its display, which the cards of a phone need.
 */

export function Table(props: ComponentProps<'table'>): ReactNode {
  return <table role="table" {...props} />;
}

export function TableHead(props: ComponentProps<'thead'>): ReactNode {
  return <thead role="rowgroup" {...props} />;
}

export function TableBody(props: ComponentProps<'tbody'>): ReactNode {
  return <tbody role="rowgroup" {...props} />;
}

export function Row(props: ComponentProps<'tr'>): ReactNode {
  return <tr role="row" {...props} />;
}

/** A header of its column, or with `scope="row"` of its row. */
export function HeaderCell(props: ComponentProps<'th'>): ReactNode {
  return <th role={props.scope === 'row' ? 'rowheader' : 'columnheader'} {...props} />;
}

export function Cell(props: ComponentProps<'td'>): ReactNode {
  return <td role="cell" {...props} />;
}
