import {glossary} from '../../../data/glossary';
import DataTable from './DataTable';

/** The site's terms and their definitions. Row anchors: `term-session`. */
export default function Glossary() {
  return (
    <DataTable
      caption="Terms and their meanings"
      columns={['Word', 'Meaning']}
      rows={glossary.map(({id, term, meaning}) => ({id: `term-${id}`, header: term, cells: [meaning]}))}
    />
  );
}
