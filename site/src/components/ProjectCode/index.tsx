import CodeBlock, {type Props} from '../../theme/CodeBlock';
import {sharedProject} from './shared-project';
import Subdomain, {useProjectHost} from './Subdomain';

/** A code block of a guide that opens the shared project, with a field for the reader's own. `plugins/code` chooses it. */
export default function ProjectCode({html, ...props}: Props & {readonly html: string}) {
  return <CodeBlock {...props} html={html.replaceAll(sharedProject, useProjectHost())} below={<Subdomain />} />;
}
