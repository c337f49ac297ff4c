#!/usr/bin/python3
"""A WebKitGTK window of any width for WebKitWebDriver, because its MiniBrowser cannot be narrower than 447 px.

Arguments: width and height in pixels, and "dark" or "light". The page's console is written to the standard output.
"""
import sys
import gi
gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2

width, height, theme = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
desktop = Gtk.Settings.get_default()
desktop.set_property('gtk-application-prefer-dark-theme', theme == 'dark')
# Pages read it as prefers-reduced-motion.
desktop.set_property('gtk-enable-animations', False)
settings = WebKit2.Settings(enable_write_console_messages_to_stdout=True)
context = WebKit2.WebContext(website_data_manager=WebKit2.WebsiteDataManager.new_ephemeral())
context.set_automation_allowed(True)


def create_view(session):
    view = WebKit2.WebView(web_context=context, settings=settings, is_controlled_by_automation=True)
    window = Gtk.Window(decorated=False)
    window.set_default_size(width, height)
    window.add(view)
    view.connect('close', lambda view: Gtk.main_quit())
    window.show_all()
    return view


def start(context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name('webkit-window')
    session.set_application_info(info)
    session.connect('create-web-view', create_view)


context.connect('automation-started', start)
Gtk.main()
