import MDXComponents from '@theme-original/MDXComponents';
import {Cell, HeaderCell, Row, Table, TableBody, TableHead} from '../../components/Table';

/** What Markdown becomes: the theme's components, and tables that stay tables for screen readers in any layout. */
export default {...MDXComponents, table: Table, thead: TableHead, tbody: TableBody, tr: Row, th: HeaderCell, td: Cell};
