import React, {type ComponentProps, type ReactNode} from 'react';

/* Table parts with explicit roles. Safari before 17 drops a table's implicit roles if CSS changes its display, as the
   card layout for phones does. */

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

/** A column header, or with `scope="row"` a row header. */
export function HeaderCell(props: ComponentProps<'th'>): ReactNode {
  return <th role={props.scope === 'row' ? 'rowheader' : 'columnheader'} {...props} />;
}

export function Cell(props: ComponentProps<'td'>): ReactNode {
  return <td role="cell" {...props} />;
}
