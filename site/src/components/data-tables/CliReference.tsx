import {commands, exitCodes} from '@avaturn-docs/avatar-glb/cli/definition';
import {flagText} from '@avaturn-docs/command-line/help';
import DataTable from './DataTable';

const withOptions = commands.filter(({options}) => options.length > 0);

/** Commands, options and exit codes of `avaturn-glb`. Row anchors: `cli-check`, `cli-check-strict`, `cli-exit-1`. */
export default function CliReference() {
  return (
    <>
      <DataTable
        caption="Commands"
        columns={['Command', 'Does']}
        rows={commands.map(({name, files, does}) => ({
          id: `cli-${name}`,
          header: `\`${name} ${files}\``,
          cells: [does],
        }))}
      />
      {withOptions.map(({name, options}) => (
        <DataTable
          key={name}
          caption={`Options of \`${name}\``}
          columns={['Option', 'Does']}
          rows={options.map((option) => ({
            id: `cli-${name}-${option.name}`,
            // The value is separate, so that a long option can wrap before it.
            header: `\`${flagText(option).replace(/ (?!-)/, '` `')}\``,
            cells: [option.required ? `${option.does} (required)` : option.does],
          }))}
        />
      ))}
      <DataTable
        caption="Exit codes"
        columns={['Code', 'Meaning']}
        rows={exitCodes.map(({code, means}) => ({
          id: `cli-exit-${code}`,
          header: `\`${code}\``,
          cells: [means.replaceAll('--strict', '`--strict`')],
        }))}
      />
    </>
  );
}
