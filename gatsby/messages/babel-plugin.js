// @ts-check
const { statSync } = require("node:fs");
const { compile } = require("./compile");
const { LOCALE, MESSAGES_FILE, readMessages } = require("./read-messages");

/** Whether an import is of src/messages/t.ts. @param {string} source */
const isMessages = (source) => /(^|\/)messages\/t$/.test(source);

/**
 * Replaces each call of `t` with its message, so that a script has only the words it uses: no file of
 * messages, no parser, no function.
 *
 * @param {import("@babel/core").ConfigAPI & typeof import("@babel/core") & { addExternalDependency: (file: string) => void }} babel
 * @returns {import("@babel/core").PluginObj}
 */
module.exports = ({ addExternalDependency, cache, template, types }) => {
  cache.invalidate(() => statSync(MESSAGES_FILE).mtimeMs);
  addExternalDependency(MESSAGES_FILE);
  const messages = readMessages();

  /** @param {import("@babel/core").NodePath} key @param {string} message */
  const compiled = (key, message) => {
    try {
      return compile(message);
    } catch (error) {
      throw key.buildCodeFrameError(`The message "${message}" cannot be compiled: ${String(error)}`);
    }
  };

  /** @param {import("@babel/core").NodePath} reference to `t` */
  const inline = (reference) => {
    const call = reference.parentPath;
    if (!call?.isCallExpression() || call.node.callee !== reference.node) {
      throw reference.buildCodeFrameError("t can only be called.");
    }
    const [key, values] = call.get("arguments");
    if (!key?.isStringLiteral()) throw call.buildCodeFrameError("The key of a message is a string.");
    const message = messages[key.node.value];
    if (message === undefined) throw key.buildCodeFrameError(`There is no message "${key.node.value}".`);

    /** @type {Record<string, import("@babel/core").types.Node>} */
    const replacements = {};
    const properties = values?.isObjectExpression() ? values.get("properties") : [];
    for (const property of properties) {
      if (!property.isObjectProperty() || !types.isIdentifier(property.node.key)) {
        throw property.buildCodeFrameError("The values of a message are written as { name: value }.");
      }
      replacements[`$${property.node.key.name}`] = property.node.value;
    }

    const code = compiled(key, message);
    const used = new Set(code.match(/\$\w+/g));
    // A translation can leave out a value.
    for (const name of Object.keys(replacements)) if (!used.has(name)) Reflect.deleteProperty(replacements, name);
    const expression = template.expression(code, { placeholderPattern: /^\$/, plugins: ["jsx"] })(replacements);
    const [text] = types.isTemplateLiteral(expression) ? expression.quasis : [];
    if (text?.tail) call.replaceWith(types.stringLiteral(text.value.cooked ?? ""));
    else if (types.isJSXFragment(expression) && types.isJSXElement(call.parentPath.parent)) {
      call.parentPath.replaceWithMultiple(expression.children);
    } else call.replaceWith(expression);
  };

  return {
    name: "messages",
    visitor: {
      Program(program) {
        for (const declaration of program.get("body")) {
          if (!declaration.isImportDeclaration() || !isMessages(declaration.node.source.value)) continue;
          for (const specifier of declaration.node.specifiers) {
            const references = program.scope.getBinding(specifier.local.name)?.referencePaths ?? [];
            // Backwards, so that a message inside another is replaced first.
            for (const reference of references.toReversed()) {
              if (specifier.local.name === "locale") reference.replaceWith(types.stringLiteral(LOCALE));
              else inline(reference);
            }
          }
          declaration.remove();
        }
      },
    },
  };
};
