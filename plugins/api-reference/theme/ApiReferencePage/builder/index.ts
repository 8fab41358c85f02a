export {openEditor, type Editor} from './editor';
