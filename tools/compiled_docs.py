"""Docstrings for the compiled engine: mypyc drops them all, so they are put into its C file.

mypyc writes the signature of every class and function where C keeps the docstring, and nothing for
modules. `help(State)` then shows only names. The build hook calls `add_docstrings` between
mypyc and the C compiler; the text costs nothing until somebody asks for it.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

# The C of each module ends with its definition; what lies before it belongs to the module.
MODULE = re.compile(r'(PyModuleDef_HEAD_INIT,\s+"(kindu[\w.]*)",\s+)NULL(, /\* docstring \*/)')
FUNCTION = re.compile(r'(\(PyCFunction\)CPyPy_(\w+),[^"]*PyDoc_STR\(")([^"]*)("\))')
PROPERTY = re.compile(
    r'(\{"(\w+)",\s+\(getter\)(\w+)_get_\2,\s+(?:\(setter\)\w+|NULL),\s+)NULL(, NULL\},)'
)
CLASS = re.compile(r'(\.tp_name = "(\w+)",[^"]*?\.tp_doc = PyDoc_STR\(")([^"]*)("\))')


def add_docstrings(c_file: str, sources: Iterable[str]) -> None:
    """Write the docstrings of these sources into the C file that mypyc made of them."""
    path = Path(c_file)
    docs = {module_name(source): docstrings(Path(source)) for source in sources}
    path.write_text(documented(path.read_text("utf-8"), docs), "utf-8")


def module_name(source: str) -> str:
    """`kindu/core/play.py` as it is imported."""
    return source.removesuffix(".py").replace("/", ".")


def docstrings(source: Path) -> dict[str, str]:
    """The docstrings of a module by qualified name, its own under the empty one."""
    tree = ast.parse(source.read_text("utf-8"))
    found = {"": ast.get_docstring(tree)}
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            found[node.name] = ast.get_docstring(node)
            inner = node.body if isinstance(node, ast.ClassDef) else []
            for method in inner:
                if isinstance(method, ast.FunctionDef):
                    found[f"{node.name}.{method.name}"] = ast.get_docstring(method)
    return {name: text or "" for name, text in found.items()}


def documented(code: str, docs: dict[str, dict[str, str]]) -> str:
    """The C code of all modules with their docstrings."""
    parts, at = [], 0
    for found in MODULE.finditer(code):
        own = docs[found[2]]
        parts.append(with_names(code[at : found.start()], own))
        parts.append(f'{found[1]}PyDoc_STR("{escaped(own[""])}"){found[3]}')
        at = found.end()
    if len(parts) != 2 * len(docs):
        raise ValueError(f"expected {len(docs)} modules in the C file, but got {len(parts) // 2}")
    return "".join([*parts, code[at:]])


def with_names(code: str, docs: dict[str, str]) -> str:
    """The C code of one module with the docstrings of all that it has."""
    by_end = {"___" + name.replace(".", "___"): text for name, text in docs.items() if name}

    def function(found: re.Match[str]) -> str:
        ends = [end for end in by_end if found[2].endswith(end)]
        text = by_end[max(ends, key=len)] if ends else ""
        return f"{found[1]}{found[3]}{escaped(text)}{found[4]}"

    def class_(found: re.Match[str]) -> str:
        return f"{found[1]}{found[3]}{escaped(docs.get(found[2], ''))}{found[4]}"

    def property_(found: re.Match[str]) -> str:
        text = docs.get(f"{found[3].split('___')[-1]}.{found[2]}")
        return f'{found[1]}PyDoc_STR("{escaped(text)}"){found[4]}' if text else found[0]

    return PROPERTY.sub(property_, CLASS.sub(class_, FUNCTION.sub(function, code)))


def escaped(text: str) -> str:
    """A text between the quotes of a C string: its bytes in UTF-8, odd ones in octal."""
    plain = {ord("\n"): "\\n", ord('"'): '\\"', ord("\\"): "\\\\", ord("?"): "\\?"}
    return "".join(
        plain.get(byte, chr(byte) if 32 <= byte < 127 else f"\\{byte:03o}")
        for byte in text.encode()
    )
