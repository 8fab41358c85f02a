import MDXComponents from '@theme-original/MDXComponents';
import {Cell, HeaderCell, Row, Table, TableBody, TableHead} from '../../components/Table';

/** The theme's components for Markdown elements, with tables that keep their roles in any layout. */
export default {...MDXComponents, table: Table, thead: TableHead, tbody: TableBody, tr: Row, th: HeaderCell, td: Cell};
